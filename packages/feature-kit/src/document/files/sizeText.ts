const kilobyte = 1024

/** A number of bytes as people read it. */
export function sizeText(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  return `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`
}
