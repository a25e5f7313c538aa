const files = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** Addresses of the tables that Chinese, Japanese and Korean texts without an embedded face are read by, by their names. */
export const characterMaps: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.slice(file.lastIndexOf('/') + 1, -'.bcmap'.length), address]),
)
