import { useEffect, useRef } from 'react'

/** A native check box that can stand between on and off; it never takes part in row keys. */
export function Checkbox({
  checked,
  mixed = false,
  label,
  onChange,
  tabIndex,
}: {
  checked: boolean
  mixed?: boolean
  label: string
  onChange: () => void
  tabIndex?: number
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <input ref={box} className="jst-check" type="checkbox" checked={checked} aria-label={label} tabIndex={tabIndex} onChange={onChange} />
  )
}
