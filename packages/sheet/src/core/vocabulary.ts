/** Ways to write the same unit; a number with a unit of another family is refused, not read. */
export const families: readonly (readonly string[])[] = [
  ['KGS', 'KG', 'KILOS', 'KILO', '千克', '公斤'],
  ['CBM', 'M3', 'CUM', '立方米', '立方', '方'],
  ['PKGS', 'PKG', 'PCS', 'PC', 'CTNS', 'CTN', 'PALLETS', 'BAGS', '件', '箱', '包', '托', '袋', '桶', '卷', '个'],
]
