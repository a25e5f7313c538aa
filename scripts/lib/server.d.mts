export const serverArguments: readonly string[]
export const serverEnv: Readonly<Record<string, string>>
