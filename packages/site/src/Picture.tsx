import { pictureKey } from '@jst/contracts/portal'

/** Widths in which a picture is kept, in pixels; a smaller picture has its own alone. */
export const pictureWidths = [480, 960, 1920] as const

/** Address of a picture of a site in one width: the server answers in the best format that the browser takes. */
export const pictureAddress = (key: string, width: number): string => `/site-picture/${key}/${width}`

interface PictureProps {
  /** Key; nothing is drawn without one. */
  of: string
  /** '' for what only adorns. */
  alt: string
  /** Width that it takes, as the attribute `sizes` says it. */
  sizes?: string
  /** Seen before anything is scrolled. */
  first?: boolean
}

export function Picture({ of, alt, sizes = '(max-width: 600px) 100vw, 760px', first = false }: PictureProps) {
  if (!pictureKey.test(of)) return null
  return (
    <img
      src={pictureAddress(of, 960)}
      srcSet={pictureWidths.map((width) => `${pictureAddress(of, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
