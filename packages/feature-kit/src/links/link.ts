/** A path with its query: empty values are left out, texts are encoded. `link('/a', { Id: 7 })` is `/a?Id=7`. */
export function link(path: string, params: Readonly<Record<string, string | number | boolean | null | undefined>> = {}): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
