; What kernels ask of Numba's runtime: arrays of their own, one behind the other in free memory, of which the host says where it begins.
@free_memory = global i64 0

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define void @NRT_incref(ptr %array) alwaysinline nounwind {
  ret void
}

define void @NRT_decref(ptr %array) alwaysinline nounwind {
  ret void
}

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) nounwind {
  %begin = load i64, ptr @free_memory
  %more = add i64 %size, 127
  %even = and i64 %more, -64
  %end = add i64 %begin, %even
  store i64 %end, ptr @free_memory
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %all = zext i32 %pages to i64
  %room = shl i64 %all, 16
  %fits = icmp ule i64 %end, %room
  br i1 %fits, label %there, label %grow
grow:
  %short = sub i64 %end, %room
  %wanted = lshr i64 %short, 16
  %few = trunc i64 %wanted to i32
  %some = add i32 %few, 16
  %had = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %some)
  %none = icmp eq i32 %had, -1
  br i1 %none, label %fault, label %there
fault:
  call void @llvm.trap()
  unreachable
there:
  %info = inttoptr i64 %begin to ptr
  store i64 1, ptr %info
  %data = getelementptr i8, ptr %info, i64 64
  %field = getelementptr { i64, ptr, ptr, ptr, i64, ptr }, ptr %info, i32 0, i32 3
  store ptr %data, ptr %field
  ret ptr %info
}

define noalias ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) nounwind {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %info
}

define noalias ptr @NRT_MemInfo_alloc_aligned_external(i64 %size, i32 %align, ptr %allocator) nounwind {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %info
}
