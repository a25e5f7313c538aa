import { portText } from '../format/places.ts'

/** Port by its Chinese name, the code small: 上海 CNSHA. */
export function Port({ name, code }: { name: string | null | undefined; code?: string | null }) {
  if (!name?.trim()) return <>{portText(name, code)}</>
  return (
    <span className="jst-port" title={portText(name, code)}>
      {name}
      {code ? <small>{code}</small> : null}
    </span>
  )
}
