import type { ComponentProps } from 'react'

/** Props of a button, except for its look and type. */
export type TextButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'>

/** An act as quiet as a link, such as those of a row: `RowActs` puts several side by side. It never submits the form that it stands in. */
export const TextButton = (props: TextButtonProps) => <button type="button" className="jst-text-button" {...props} />
