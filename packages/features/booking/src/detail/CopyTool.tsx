import { Button } from '@arco-design/web-react'
import { bookingButtons, bookingPages, copyBooking, customerBookingPages } from '@jst/contracts/booking'
import { link, useAction, useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

/** A new draft of the same goods, boxes and parties, opened to be completed. */
export const CopyTool = observer(function CopyTool({ id }: { id: number }) {
  const { api, navigate, notify, session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const button = bookingButtons[staff ? 'staff' : 'party'].edit
  const { busy, run } = useAction(async () => {
    const { Id, Code } = await api.call(copyBooking, { Id: id })
    notify.success(texts.copied(Code))
    navigate(link(staff ? bookingPages.form : customerBookingPages.online, { Id }))
  })
  if (!permissions.allows(button.path, button.code)) return null
  return (
    <Button loading={busy} onClick={() => void run()}>
      {texts.copy}
    </Button>
  )
})
