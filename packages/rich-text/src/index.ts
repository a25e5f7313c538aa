export { RichTextField, type RichTextProps } from './RichTextField.tsx'
