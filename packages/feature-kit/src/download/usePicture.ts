import { useCallback, type RefCallback } from 'react'

/** Shows a file in a picture while both are there: `<img ref={usePicture(blob)} alt=… />`. */
export const usePicture = (blob: Blob): RefCallback<HTMLImageElement> =>
  useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return undefined
      const address = URL.createObjectURL(blob)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
