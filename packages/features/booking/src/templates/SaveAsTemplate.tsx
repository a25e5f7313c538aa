import { Button } from '@arco-design/web-react'
import { bookingButtons, saveBookingTemplate, type BookingContent } from '@jst/contracts/booking'
import { useApp } from '@jst/feature-kit'
import { TemplateDialog, useTemplateTexts } from '@jst/feature-kit/templates'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

/** Stores what is typed as a template, for people who may write templates. */
export const SaveAsTemplate = observer(function SaveAsTemplate({ content, name }: { content: () => BookingContent; name: () => string }) {
  const { api, permissions } = useApp()
  const { saveAs } = useTemplateTexts()
  const [proposed, setProposed] = useState<string>()
  const { staff, party } = bookingButtons
  if (![staff.templates, party.edit].some(({ path, code }) => permissions.allows(path, code))) return null
  return (
    <>
      <Button onClick={() => setProposed(name())}>{saveAs}</Button>
      {proposed === undefined ? null : (
        <TemplateDialog
          start={{ Name: proposed }}
          example={texts.example}
          note={texts.saveNote}
          save={(values) => api.call(saveBookingTemplate, { ...values, Id: 0, Content: content() })}
          onClose={() => setProposed(undefined)}
        />
      )}
    </>
  )
})
