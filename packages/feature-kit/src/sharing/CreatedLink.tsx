import { Button } from '@arco-design/web-react'
import { Notice, QrCode } from '@jst/ui'
import { useApp } from '../app/context.tsx'
import { useSharingTexts } from './useSharingTexts.ts'

interface CreatedLinkProps {
  /** The whole address; the server tells its path once. */
  address: string
  onAnother: () => void
}

/** A link that was just made: to copy or to scan. It is not told again. */
export function CreatedLink({ address, onAnother }: CreatedLinkProps) {
  const { notify } = useApp()
  const texts = useSharingTexts()
  const copy = () => void navigator.clipboard.writeText(address).then(() => notify.success(texts.copied))
  return (
    <Notice>
      {texts.once}
      <p className="jst-link-address">{address}</p>
      <QrCode text={address} label={texts.address} />
      <p>
        <Button type="primary" onClick={copy}>
          {texts.copy}
        </Button>{' '}
        <Button onClick={onAnother}>{texts.another}</Button>
      </p>
    </Notice>
  )
}
