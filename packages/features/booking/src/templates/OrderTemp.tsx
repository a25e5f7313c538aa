import {
  bookingButtons,
  bookingPages,
  bookingTemplates,
  removeBookingTemplate,
  saveBookingTemplate,
  type BookingTemplate,
} from '@jst/contracts/booking'
import { listScreen, link, useAction, useApp } from '@jst/feature-kit'
import { AppLink, RowActs, TextButton, type Filter, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { titles } from '../titles.ts'
import { columnsOf } from './columns.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { texts } from './texts.ts'

const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint }]
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'shared', label: texts.views.shared, filters: { Shared: 'true' } },
  { key: 'own', label: texts.views.own, filters: { Shared: 'false' } },
]
const formOf = ({ Id }: BookingTemplate) => link(bookingPages.form, { Template: Id })

/** 订舱模板: bookings that are made again and again, one's own and those of the company. */
export const { Screen, preload } = listScreen({
  name: 'booking-templates',
  endpoint: bookingTemplates,
  filters: { Keyword: 'text', Shared: 'flag' },
  sort: '-UsedAt',
  rowKey: ({ Id }) => Id,
  label: titles.templates,
  conditions: filters,
  views,
  usePage: (store) => {
    const { api, navigate, notify, permissions } = useApp()
    const [edited, setEdited] = useState<BookingTemplate>()
    const { edit, templates } = bookingButtons.staff
    const mayBook = permissions.allows(edit.path, edit.code) && permissions.holds(bookingPages.form)
    const mayKeep = permissions.allows(templates.path, templates.code)
    const { run: copy } = useAction(async ({ Id, Name }: BookingTemplate) => {
      const copy = await api.call(saveBookingTemplate, { Id: 0, Name: texts.copyName(Name), Shared: false, CopyOf: Id })
      notify.success(texts.saved(copy.Name))
      store.reload()
    })
    const { run: remove } = useAction(async ({ Id, UpdateTime, Name, Shared }: BookingTemplate) => {
      const content = Shared ? texts.removeShared : texts.removeOwn
      if (!(await notify.confirm({ title: texts.removeAsk(Name), content, ok: texts.remove, danger: true }))) return
      await api.call(removeBookingTemplate, { Id, UpdateTime })
      notify.success(texts.removed)
      store.reload()
    })
    const columns = useMemo(
      () =>
        columnsOf((row) => (
          <RowActs>
            {mayBook ? (
              <AppLink to={formOf(row)} aria-label={texts.useNamed(row.Name)}>
                {texts.use}
              </AppLink>
            ) : null}
            {mayKeep ? (
              <>
                <TextButton onClick={() => void copy(row)}>{texts.copy}</TextButton>
                <TextButton onClick={() => setEdited(row)}>{texts.edit}</TextButton>
                <TextButton onClick={() => void remove(row)}>{texts.remove}</TextButton>
              </>
            ) : null}
          </RowActs>
        )),
      [mayBook, mayKeep, copy, remove],
    )
    return {
      columns,
      onOpen: mayBook ? (row) => navigate(formOf(row)) : undefined,
      onEdit: mayKeep ? setEdited : undefined,
      empty: {
        title: texts.empty,
        hint: texts.emptyHint,
        action: mayBook ? <AppLink to={bookingPages.form}>{titles.form}</AppLink> : undefined,
      },
      beside: <>{edited ? <TemplateDialog stored={edited} onSaved={() => store.reload()} onClose={() => setEdited(undefined)} /> : null}</>,
    }
  },
})
