import {
  bookingButtons,
  bookingPages,
  bookingTemplates,
  removeBookingTemplate,
  saveBookingTemplate,
  type BookingTemplate,
} from '@jst/contracts/booking'
import { link, useApp } from '@jst/feature-kit'
import { TemplateDialog, templateList } from '@jst/feature-kit/templates'
import { AppLink, columnKinds } from '@jst/ui'
import { useMemo, useState } from 'react'
import { titles } from '../titles.ts'
import { routeOf } from './route.ts'
import { texts } from './texts.ts'

const { columns: words } = texts
const { text } = columnKinds<BookingTemplate>()
const formOf = ({ Id }: BookingTemplate) => link(bookingPages.form, { Template: Id })

/** 订舱模板: bookings that are made again and again, one's own and those of the company. */
export const { Screen, preload } = templateList({
  name: 'booking-templates',
  endpoint: bookingTemplates,
  filters: { Keyword: 'text', Shared: 'flag' },
  shared: { key: 'Shared', yes: 'true', no: 'false' },
  sorts: { name: 'Name', uses: 'Uses', usedAt: 'UsedAt' },
  rowKey: ({ Id }) => Id,
  label: () => titles.templates,
  facts: ({ Name, Shared, Uses, UsedAt, By }) => ({ name: Name, shared: Shared, uses: Uses, usedAt: UsedAt, by: By }),
  columns: () => [
    text('route', words.route, 180, routeOf, { grow: true }),
    text('boxes', words.boxes, 120, ({ Boxes }) => Boxes),
    text('carrier', words.carrier, 110, ({ CarrierName }) => CarrierName),
    text('customer', words.customer, 170, ({ Customer }) => Customer),
  ],
  words: () => texts,
  usePage: (list) => {
    const { api, permissions } = useApp()
    const [edited, setEdited] = useState<BookingTemplate>()
    const { edit, templates } = bookingButtons.staff
    const mayBook = permissions.allows(edit.path, edit.code) && permissions.holds(bookingPages.form)
    const mayEdit = permissions.allows(templates.path, templates.code)
    const acts = useMemo(
      () => ({
        edit: setEdited,
        editLabel: texts.edit,
        copy: ({ Id }: BookingTemplate, Name: string) => api.call(saveBookingTemplate, { Id: 0, Name, Shared: false, CopyOf: Id }),
        remove: ({ Id, UpdateTime }: BookingTemplate) => api.call(removeBookingTemplate, { Id, UpdateTime }),
      }),
      [api],
    )
    return {
      use: mayBook ? formOf : undefined,
      acts: mayEdit ? acts : undefined,
      first: mayBook ? <AppLink to={bookingPages.form}>{titles.form}</AppLink> : undefined,
      beside: edited ? (
        <TemplateDialog
          stored={edited}
          example={texts.example}
          save={(values, template) =>
            api.call(saveBookingTemplate, { ...values, Id: edited.Id, UpdateTime: template?.UpdateTime ?? edited.UpdateTime })
          }
          onSaved={() => list.reload()}
          onClose={() => setEdited(undefined)}
        />
      ) : null,
    }
  },
})
