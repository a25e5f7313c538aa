import { Icon } from '../icons/Icon.tsx'

interface BrandMarkProps {
  /** Address of the logo; '' : the sign of the platform stands for it. */
  logo: string
  /** Height in pixels. */
  size: number
}

/** Logo of the company whose page it is, beside its name, which says it. */
export const BrandMark = ({ logo, size }: BrandMarkProps) =>
  logo === '' ? <Icon name="ship" size={size} /> : <img className="jst-brand-logo" src={logo} alt="" height={size} />
