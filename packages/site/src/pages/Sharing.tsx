import type { Share } from '../model.ts'
import { useSite } from '../site.tsx'

/** A mail that somebody addresses himself. Half of a sign, where a title was cut, has no form in an address. */
const mailOf = (title: string, address: string) => {
  const words = title.replaceAll(/\p{Surrogate}/gu, '')
  return `mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(`${words}\r\n${address}`)}`
}

/** Hands a page on without a script: a code to scan, the address to copy, a mail. */
export const Sharing = ({ title, share: { address, side, path } }: { title: string; share: Share }) => {
  const { share: words } = useSite().texts
  return (
    <details className="share">
      <summary>{words.title}</summary>
      <div>
        <figure>
          <svg className="qr" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
            <path d={path} stroke="#000" />
          </svg>
          <figcaption className="quiet">{words.scan}</figcaption>
        </figure>
        <p>
          <label>
            {words.address}
            <input readOnly value={address} />
          </label>
        </p>
        <p>
          <a href={mailOf(title, address)}>{words.mail}</a>
        </p>
      </div>
    </details>
  )
}
