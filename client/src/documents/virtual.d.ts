declare module "virtual:documents-en" {
  export const parts: import("../../documents").Part[];
}
declare module "virtual:documents-zh-Hant" {
  export const parts: import("../../documents").Part[];
}
declare module "virtual:documents-zh-Hans" {
  export const parts: import("../../documents").Part[];
}
