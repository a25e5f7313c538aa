import { exportSiStandard, siStandardLosses, type SiStandard } from '@jst/contracts/si'
import { DownloadTool, useDetail } from '@jst/feature-kit'
import { Dialog, ErrorView, Icon } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LossTable } from '../dcsa/LossTable.tsx'
import { texts } from './texts.ts'

const words = texts.detail.losses

/** Exports a record in the format of a standard; losses are shown before the download. */
export function StandardExport({ id, standard }: { id: number; standard: SiStandard }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="jst-tool-button" onClick={() => setOpen(true)}>
        <Icon name="download" />
        {texts.detail.standards[standard]}
      </button>
      {open && <Losses id={id} standard={standard} onClose={() => setOpen(false)} />}
    </>
  )
}

const Losses = observer(function Losses({ id, standard, onClose }: { id: number; standard: SiStandard; onClose: () => void }) {
  const read = useDetail(siStandardLosses, { Id: id, Standard: standard })
  const losses = read.data?.Losses
  return (
    <Dialog
      title={words.title(texts.detail.standards[standard] ?? standard)}
      width={720}
      onClose={onClose}
      footer={
        <>
          <DownloadTool
            label={words.download}
            disabled={!losses}
            files={() => [{ path: exportSiStandard.path, query: { Id: id, Standard: standard } }]}
          />
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      {read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {losses === undefined && !read.error ? <p className="jst-muted">{words.loading}</p> : null}
      {losses?.length === 0 ? <p>{words.clean}</p> : null}
      {losses && losses.length > 0 ? (
        <>
          <p>{words.lead(losses.length)}</p>
          <LossTable losses={losses} />
        </>
      ) : null}
    </Dialog>
  )
})
