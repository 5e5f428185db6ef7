// Stands for the maker of certificates.
