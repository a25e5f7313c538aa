import { Button } from '@arco-design/web-react'
import {
  mostBarcode,
  mostOriginals,
  paperHashIn,
  readBarcode,
  releaseButtons,
  releasePages,
  scanPaper,
  type CountedPaper,
} from '@jst/contracts/release'
import { link, useApp } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, ChoiceField, FactsTable, Section, StatusTag, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.returns
const mostShown = 10
const places = [
  { value: '', label: words.choose },
  ...Array.from({ length: mostOriginals }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
]

/** The field of a hand scanner, which types a code and Enter: each paper counts at once, and the field is ready for the next one. */
export const ScanPart = observer(function ScanPart({ onCounted }: { onCounted: () => void }) {
  const { code, path } = releaseButtons.counts
  const mayCount = usePermitted(code, path)
  const { api } = useApp()
  const [done, setDone] = useState<readonly CountedPaper[]>([])
  const form = useForm({
    start: () => ({ Barcode: '', Shelf: '', Copy: '', Of: '' }),
    fields: {
      Barcode: { label: words.barcode, required: words.barcodeHint },
      Shelf: { label: words.shelf },
      Copy: { label: words.copy },
      Of: { label: words.of },
    },
    save: ({ Barcode, Shelf, Copy, Of }) =>
      api.call(scanPaper, { Barcode, Shelf, ...(Copy && Of ? { Copy: Number(Copy), Of: Number(Of) } : {}) }),
    saved: (counted) => {
      setDone((before) => [counted, ...before].slice(0, mostShown))
      form.write({ Barcode: '', Copy: '', Of: '' })
      onCounted()
    },
  })
  if (!mayCount) return null
  const { Barcode } = form.values
  // a code of an original says which one it is; a number that was typed is asked, unless it is that of a letter
  const isOpen =
    Barcode !== '' && paperHashIn(Barcode) === '' && readBarcode(Barcode).copy === 0 && !readBarcode(Barcode).no.startsWith('BH')
  return (
    <Section title={words.scanTitle}>
      <p className="jst-muted">{words.barcodeHint}</p>
      <FormBox form={form}>
        <div className="jst-form-grid">
          <TextField {...form.field('Barcode')} maxLength={mostBarcode} />
          <TextField {...form.field('Shelf')} maxLength={40} />
          {isOpen ? <ChoiceField {...form.field('Copy')} options={places} /> : null}
          {isOpen ? <ChoiceField {...form.field('Of')} options={places} /> : null}
        </div>
        <div>
          <Button type="primary" htmlType="submit" loading={form.busy}>
            {words.count}
          </Button>
        </div>
      </FormBox>
      {done.length > 0 ? (
        <FactsTable
          label={words.latest}
          titles={words.titles}
          rows={done}
          rowKey={(_one, at) => at}
          renderRow={(one) => (
            <>
              <th scope="row">{one.No}</th>
              <td>{`${one.Counted}/${one.Total}`}</td>
              <td>
                <StatusTag tone={one.Before ? 'orange' : 'green'}>{saidOf(one)}</StatusTag>
              </td>
              <td>
                <AppLink to={link(releasePages.returns, { Id: one.Id })}>{words.open}</AppLink>
              </td>
            </>
          )}
        />
      ) : null}
    </Section>
  )
})

function saidOf({ No, Copy, Counted, Total, Before, KindOf }: CountedPaper): string {
  if (Before) return words.before(No, Copy, Before.ByName)
  return KindOf === 'letter' ? words.letterCounted(No) : words.counted(No, Copy, Counted, Total)
}
