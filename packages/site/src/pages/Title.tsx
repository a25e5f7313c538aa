import type { ReactNode } from 'react'
import { useSite } from '../site.tsx'

interface TitleProps {
  text: string
  children: ReactNode
  /** Facts below the heading. */
  quiet?: string
  /** Purpose of the page in one sentence. */
  lead?: string
  /** As wide as a text that is read. */
  narrow?: boolean
}

/** A page under its heading. */
export const Title = ({ text, children, quiet = '', lead = '', narrow = false }: TitleProps) => {
  const { tongue } = useSite()
  return (
    <>
      <div className="title">
        <div className={narrow ? 'wrap narrow' : 'wrap'}>
          <h1 lang={tongue(text)}>{text}</h1>
          {quiet ? <p className="quiet">{quiet}</p> : null}
          {lead ? (
            <p className="lead" lang={tongue(lead)}>
              {lead}
            </p>
          ) : null}
        </div>
      </div>
      <div className={narrow ? 'wrap narrow body' : 'wrap body'}>{children}</div>
    </>
  )
}
