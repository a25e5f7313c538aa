/** Texts of templates. */
export const templateTexts = {
  CN: { nameTaken: (name: string) => `模板名称“${name}”已存在，请换一个名称` },
  EN: { nameTaken: (name: string) => `A template “${name}” exists; choose another name` },
} as const
