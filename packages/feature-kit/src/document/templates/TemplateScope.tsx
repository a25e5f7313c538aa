import { StatusTag } from '@jst/ui'
import { useTemplateTexts } from './texts.ts'

/** Tag of the people who may use a template: all of the company, or its owner. */
export function TemplateScope({ shared }: { shared: boolean }) {
  const { views } = useTemplateTexts()
  return <StatusTag tone={shared ? 'blue' : 'grey'}>{shared ? views.shared : views.own}</StatusTag>
}
