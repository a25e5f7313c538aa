import { longTermPath, rotationInfo } from '@jst/contracts/schedules'
import { link, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

/** Where the ports of a service come from when a rotation is kept for it, and the way there. */
export const RotationSource = observer(function RotationSource({ code }: { code: string }) {
  const mayLook = usePermitted('view', longTermPath)
  const { data } = useDetail(rotationInfo, mayLook ? { ServiceCode: code } : undefined)
  if (!data) return null
  return (
    <Notice action={<AppLink to={link(longTermPath, { View: 'rotation', ServiceCode: code })}>{texts.rotation.open}</AppLink>}>
      {texts.rotation.source(data.Calls.map(({ PortName }) => PortName).join(' → '))}
    </Notice>
  )
})
