/** Faulty hashers, each selected by the first password that it receives. */
process.on('disconnect', () => process.exit());
process.on('message', ({ password }: { readonly password: string }) => {
  if (password === 'dies') process.exit(3);
  if (password === 'loops') for (;;);
  process.send?.({ problem: 'no memory' });
});
