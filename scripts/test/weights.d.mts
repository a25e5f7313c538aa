export function weightOf(file: string): number
