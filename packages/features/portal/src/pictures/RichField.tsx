import { RichTextField, type RichTextProps } from '@jst/rich-text'
import { useAddPicture } from './PictureField.tsx'

/** A rich text whose pictures are those of the site. */
export function RichField(props: Omit<RichTextProps, 'addPicture'>) {
  const addPicture = useAddPicture()
  return <RichTextField {...props} addPicture={addPicture} />
}
