import type { FieldProps } from '@jst/ui'

export interface RichTextProps extends FieldProps {
  /** Rich text as JSON; '' for none. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean | undefined
  /** Keeps a picture and answers its key. Absent: the text has no pictures. */
  addPicture?: ((file: File) => Promise<string>) | undefined
}
