export function chromium(): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }>
