import { manifestSources, manifestStart, type ManifestStart } from '@jst/contracts/manifest'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { FactsTable, formatText, TextButton, TextField, vesselVoyage } from '@jst/ui'
import { Modal } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.editor

/** Orders that a filing may begin with: instructions and confirmed bookings. */
export const SourceDialog = observer(function SourceDialog({
  onTake,
  onClose,
}: {
  onTake: (start: ManifestStart) => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const [typed, setTyped] = useState('')
  const sources = useDetail(manifestSources, { Keyword: typed.trim() })
  const take = useAction(async (of: { readonly BookingId: number; readonly SiId: number }) => {
    const start = await api.call(manifestStart, of.SiId === 0 ? { BookingId: of.BookingId } : { SiId: of.SiId })
    notify.success(words.taken(start.From))
    onTake(start)
  })
  const rows = sources.data ?? []
  return (
    <Modal visible title={words.sourceTitle} footer={null} style={{ inlineSize: 'min(960px, 94vw)' }} onCancel={onClose}>
      <p className="jst-muted">{words.sourceNote}</p>
      <TextField label={words.find} value={typed} onChange={setTyped} maxLength={60} />
      {sources.data && rows.length === 0 ? <p className="jst-muted">{words.noSources}</p> : null}
      {rows.length === 0 ? null : (
        <FactsTable
          label={words.source}
          titles={[...words.sourceTitles]}
          rows={rows}
          rowKey={({ No }) => No}
          renderRow={({ No, BillNo, Customer, Vessel, Voyage, Pol, Pod, Filed, ...of }) => (
            <>
              <th scope="row">{No}</th>
              <td>{formatText(BillNo)}</td>
              <td>{formatText(Customer)}</td>
              <td>{vesselVoyage(Vessel, Voyage)}</td>
              <td>{[Pol, Pod].filter(Boolean).join(' – ')}</td>
              <td>{Filed === 0 ? '' : String(Filed)}</td>
              <td>
                <TextButton aria-label={`${words.take} ${No}`} onClick={() => void take.run(of)}>
                  {words.take}
                </TextButton>
              </td>
            </>
          )}
        />
      )}
    </Modal>
  )
})
