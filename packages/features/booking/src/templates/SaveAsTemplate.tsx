import { Button } from '@arco-design/web-react'
import { bookingButtons, type BookingContent } from '@jst/contracts/booking'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TemplateDialog } from './TemplateDialog.tsx'
import { texts } from './texts.ts'

/** Keeps what is typed as a template, for whoever may keep one. */
export const SaveAsTemplate = observer(function SaveAsTemplate({ content, name }: { content: () => BookingContent; name: () => string }) {
  const { permissions } = useApp()
  const [proposed, setProposed] = useState<string>()
  const { staff, party } = bookingButtons
  if (![staff.templates, party.edit].some(({ path, code }) => permissions.allows(path, code))) return null
  return (
    <>
      <Button onClick={() => setProposed(name())}>{texts.saveAs}</Button>
      {proposed === undefined ? null : <TemplateDialog content={content} name={proposed} onClose={() => setProposed(undefined)} />}
    </>
  )
})
