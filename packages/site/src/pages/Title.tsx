import type { ReactNode } from 'react'
import { useSite } from '../site.tsx'

/** A page under its heading. */
export const Title = ({ text, children, quiet = '' }: { text: string; children: ReactNode; quiet?: string }) => {
  const { tongue } = useSite()
  return (
    <div className="wrap">
      <div className="title">
        <h1 lang={tongue(text)}>{text}</h1>
        {quiet ? <p className="quiet">{quiet}</p> : null}
      </div>
      {children}
    </div>
  )
}
