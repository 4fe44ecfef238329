declare module "virtual:documents-en" {
  export const parts: import("../../documents").Part[];
  export const fold: Record<string, string>;
}
declare module "virtual:documents-zh-Hant" {
  export const parts: import("../../documents").Part[];
  export const fold: Record<string, string>;
}
declare module "virtual:documents-zh-Hans" {
  export const parts: import("../../documents").Part[];
  export const fold: Record<string, string>;
}
