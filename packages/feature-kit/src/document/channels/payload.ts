/** A message formatted for reading: EDIFACT with one segment a line, JSON indented, other texts unchanged. */
export function readablePayload(format: string, payload: string): string {
  // `?` releases the character behind it
  if (/^UN[AB]/.test(payload) || format.startsWith('iftmb'))
    return payload.replace(/^(UNA.{5}')|\?[\s\S]|'(?=\S)/g, (sign, una) => (una !== undefined || sign === "'" ? `${sign}\n` : sign))
  if (format !== 'dcsa') return payload
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}
