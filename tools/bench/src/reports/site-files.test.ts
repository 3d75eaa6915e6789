import { describe, expect, it } from 'vitest';
import { fileFor } from './site-files.ts';

describe('the file of a path', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about/', 'about/index.html'],
    ['/about.html', 'about.html'],
    ['/shop.php', 'shop.php/index.html'],
    ['/robots.txt', 'robots.txt'],
  ])('%s is %s', (served, file) => {
    expect(fileFor(served)).toBe(file);
  });

  it('never leaves the folder', () => {
    expect(fileFor('/../../etc/passwd')).toBe('etc/passwd/index.html');
  });
});
