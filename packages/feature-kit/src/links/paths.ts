/** Path without query and fragment. */
export const pathnameOf = (path: string): string => path.replace(/[?#].*$/, '')

/** Query with its question mark, without fragment; '' when there is none. */
export const searchOf = (path: string): string => /\?[^#]*/.exec(path)?.[0] ?? ''
