/** Media type per file extension (spec §9). */
export const mediaTypes: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  edi: 'application/edifact',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}
/** Downloads are of this type unless something says otherwise (spec §9). */
export const defaultExtension = 'xlsx'

/** Media type of a download: what the server says, else by the extension of the file name, else xlsx. */
export function mediaTypeOf(contentType: string | undefined, fileName: string | undefined): string {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase()
  if (mediaType && mediaType !== 'application/octet-stream') return mediaType
  const extension = fileName?.split('.').at(-1)?.toLowerCase() ?? defaultExtension
  return mediaTypes[extension] ?? mediaTypes[defaultExtension] ?? 'application/octet-stream'
}

/** Extension of a media type; undefined when the table does not know it. */
export function extensionOf(type: string): string | undefined {
  return Object.keys(mediaTypes).find((extension) => mediaTypes[extension] === type)
}
