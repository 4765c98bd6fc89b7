/** JSON pointers (RFC 6901): `/trains/0/price`. The empty pointer is the whole document. */

export function joinPointer(pointer: string, key: string | number): string {
  // Nearly all keys stand for themselves, and pointers are made for every value of a title.
  const plain = typeof key === 'number' || (!key.includes('~') && !key.includes('/'));
  return `${pointer}/${plain ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function splitPointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
