import { Button } from '@arco-design/web-react'
import { longTermPath, rotationInfo, rotationList } from '@jst/contracts/schedules'
import { link, useApp, useDetail, useLiveReload, useScreenParams } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { ChoiceField, EmptyState, ErrorView, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { RollDialog } from './RollDialog.tsx'
import { RotationForm } from './RotationForm.tsx'
import { RotationTables } from './RotationTables.tsx'

const words = texts.rotation

/** The rotation of a service: its ports in order with their days, what a passage takes, and the coming weeks made from it. */
export const RotationView = observer(function RotationView({ tabs }: { tabs: ReactNode }) {
  const { navigate } = useApp()
  const requestedCode = useScreenParams().get('ServiceCode') ?? ''
  const services = useDetail(rotationList, {})
  const code = requestedCode || (services.data?.[0]?.ServiceCode ?? '')
  const read = useDetail(rotationInfo, code ? { ServiceCode: code } : undefined)
  const { data, status, error, reload } = read
  const mayEdit = usePermitted('edit', longTermPath)
  const mayRoll = usePermitted('roll', longTermPath)
  const [open, setOpen] = useState<'edit' | 'new' | 'roll'>()
  useLiveReload(['schedules/changed'], [read])
  const go = (ServiceCode: string) => navigate(link(longTermPath, { View: 'rotation', ServiceCode }))
  const rotation = data?.ServiceCode === code ? data : undefined
  const options = (services.data ?? []).map(({ ServiceCode, ServiceName, CarrierCode }) => ({
    value: ServiceCode,
    label: [ServiceCode, CarrierCode, ServiceName === ServiceCode ? '' : ServiceName].filter(Boolean).join(' · '),
  }))
  return (
    <PageFrame title={words.label} head={tabs}>
      <div className="jst-service-line">
        {options.length > 0 ? <ChoiceField label={words.choose} value={code} options={options} onChange={go} /> : null}
        <div className="jst-acts">
          {rotation && mayRoll ? (
            <Button type="primary" onClick={() => setOpen('roll')}>
              {words.roll}
            </Button>
          ) : null}
          {rotation && mayEdit ? <Button onClick={() => setOpen('edit')}>{words.edit}</Button> : null}
          {mayEdit ? <Button onClick={() => setOpen('new')}>{words.add}</Button> : null}
        </div>
      </div>
      {status === 'failed' && error ? <ErrorView error={error} onRetry={reload} /> : null}
      {services.data && !rotation && status !== 'first' && status !== 'loading' ? (
        <EmptyState title={words.empty} hint={words.emptyHint} />
      ) : null}
      {rotation ? <RotationTables rotation={rotation} /> : null}
      {open === 'roll' && rotation ? <RollDialog code={rotation.ServiceCode} onClose={() => setOpen(undefined)} /> : null}
      {open === 'edit' || open === 'new' ? (
        <RotationForm
          rotation={open === 'edit' ? rotation : undefined}
          onSaved={(saved) => {
            setOpen(undefined)
            services.reload()
            reload()
            if (saved !== code) go(saved)
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </PageFrame>
  )
})
