import { Button } from '@arco-design/web-react'
import { importSiDcsa, type SiDcsaImport } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { Dialog, FilePick, formatDate, Icon, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LossTable } from './LossTable.tsx'
import { texts } from './texts.ts'

interface Read {
  file: File
  plan: SiDcsaImport
}

/** A shipping instruction of the DCSA standard becomes a draft: what cannot be taken is listed before anything is written. */
export const ImportDcsa = observer(function ImportDcsa({ target }: { target: (orderId: number) => string }) {
  const { api, navigate } = useApp()
  const [read, setRead] = useState<Read>()
  const look = useAction(async (file: File) => {
    const plan = await api.upload(importSiDcsa, file, { DryRun: 'true' }, { fileName: file.name })
    setRead({ file, plan })
  })
  const take = useAction(async ({ file, plan }: Read) => {
    const seen = plan.Existing ? { Version: plan.Existing.Version } : {}
    await api.upload(importSiDcsa, file, { DryRun: 'false', ...seen }, { fileName: file.name })
    setRead(undefined)
    navigate(target(plan.CGO_ID))
  })
  return (
    <>
      <FilePick accept=".json,application/json" label={texts.importHint} onFile={(file) => void look.run(file)}>
        {(choose) => (
          <Button icon={<Icon name="file" />} title={texts.importHint} loading={look.busy} onClick={choose}>
            {look.busy ? texts.reading : texts.import}
          </Button>
        )}
      </FilePick>
      {read && <Plan read={read} busy={take.busy} onTake={() => void take.run(read)} onClose={() => setRead(undefined)} />}
    </>
  )
})

function Plan({ read, busy, onTake, onClose }: { read: Read; busy: boolean; onTake: () => void; onClose: () => void }) {
  const { OrderNo, MblNo, Drafts, Existing, Losses } = read.plan
  return (
    <Dialog
      title={texts.title(read.file.name)}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" loading={busy} onClick={onTake}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <p>{texts.found(MblNo, OrderNo, Drafts)}</p>
      {Existing && <Notice tone="warning">{texts.replaces(Existing.SavedBy, formatDate(Existing.SavedAt, 'list'))}</Notice>}
      <p>{Losses.length === 0 ? texts.clean : texts.losses(Losses.length)}</p>
      {Losses.length > 0 && <LossTable losses={Losses} />}
    </Dialog>
  )
}
