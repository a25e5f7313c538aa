import { useEffect, useState } from 'react'
import { useTexts } from '../language.tsx'
import { IconButton } from './IconButton.tsx'

/** Copies a code or number, and shows a tick for a moment. */
export function CopyButton({ text }: { text: string }) {
  const texts = useTexts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <span className="jst-copy">
      <IconButton icon={copied ? 'check' : 'copy'} label={copied ? texts.copy.copied : texts.copy.copy} onClick={copy} />
    </span>
  )
}
