interface Found {
  executablePath: string
  args: string[]
  env: Record<string, string>
}
export function chromium(): Promise<Found>
export function pictureChromium(): Promise<Found>
